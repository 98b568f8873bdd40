import { siteId } from '#app/content/site-id.ts';

/** Id of a demo's heading, for links to it. @param name folder of the demo in app/demos */
export const demoTitleId = (name: string) => siteId(`demo-${name}`);
