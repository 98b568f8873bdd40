/** First step of `npm start` and `npm run export`: checks the environment variables before the build, which takes longer. */
import { readConfig } from '../../server/config.ts';

try {
  readConfig(process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
