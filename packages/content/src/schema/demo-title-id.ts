/**
 * Id of a demo's heading, which addresses of visitors end with. Headings of the text with the same name make way
 * (packages/content/src/text/heading-ids.ts).
 * @param name folder of the demo in demos/
 */
export const demoTitleId = (name: string) => `demo-${name}`;
