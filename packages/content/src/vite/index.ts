/** The Vite plugins of a site: they turn a content folder into modules and files. */
export { openContent } from '../folder/content.ts';
export { rehypePlugins, remarkPlugins } from '../text/text-plugins.ts';
export { chooseCard } from './choose-card/choose-card.ts';
export { contentCheck } from './content-check.ts';
export { mdxModules, yamlModules } from './content-modules.ts';
export { contentSources } from './content-sources.ts';
export { dioramas } from './dioramas.ts';
export { studyLists } from './study-lists.ts';
export { emittedFiles } from './emitted-files.ts';
export { notFoundPicture } from './not-found-picture.ts';
export { pictures } from './pictures.ts';
export { resumePdf } from './resume-pdf.ts';
export { sharePicture } from './share-picture.ts';
export { siteFonts } from './site-fonts.ts';
export { siteLabels } from './site-labels.ts';
export { siteIcons } from './site-icons.ts';
export { usedDemos } from './used-demos.ts';
