// Node reads no TypeScript in packages, so tsx does.
import { tsImport } from 'tsx/esm/api';

export const {
  darkHue,
  directionIn,
  drawCard,
  drawLogo,
  FACES,
  facesFrom,
  fontWith,
  groundOf,
  hasLetter,
  initialsOf,
  MAX_CARDS,
  oklch,
  oklchHue,
  papersOf,
  piecesOf,
  renderSiteShare,
  runsOf,
  SCENES,
  spreadCards,
  version,
} = await tsImport('./src/index.ts', import.meta.url);
