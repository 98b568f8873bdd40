/** In place of the modules that have a site's labels (packages/content/src/vite/site-labels.ts): those in English. */
export { en as default } from '../../packages/content/src/labels/en.ts';
