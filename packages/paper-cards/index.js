// Node reads no TypeScript in packages, so tsx does.
import { tsImport } from 'tsx/esm/api';

export const {
  darkHue,
  drawCard,
  drawIcons,
  drawPreview,
  drawTitle,
  FACES,
  facesFrom,
  frameOf,
  groundOf,
  hasLetter,
  ICON_NAMES,
  initialsOf,
  letterPicture,
  MAX_CARDS,
  missingInPicture,
  oklch,
  oklchHue,
  papersOf,
  renderSiteShare,
  runsOf,
  SCENES,
  SHARE_SIZE,
  spreadCards,
  version,
} = await tsImport('./src/index.ts', import.meta.url);
