/** Reads and checks a content folder. */
export { createBuildCache, pruneBuildCache } from './cache/build-cache.ts';
export { type Content, loadContent, openContent } from './folder/content.ts';
export { keepFile, writeMediaTypes } from './media/media-types.ts';
export { listMediaUses } from './media/media-uses.ts';
export { isVideoSource, videoFiles } from './media/video-files.ts';
export { isKnownSite } from './owner/profiles.ts';
export { DEMOS_DIR, listDemos } from './read/demos.ts';
export { formatProblem, type Problem } from './read/problem.ts';
export { SAMPLE_TAG } from './read/read-yaml.ts';
export { isReserved } from './read/reserved-paths.ts';
export { SLUG, SLUG_LETTERS, slugFor } from './read/slug.ts';
export { checkContent, listWarnings } from './rules/check-content.ts';
export { frontmatterSchema } from './schema/frontmatter.ts';
export { yamlSchemas } from './schema/yaml-files.ts';
