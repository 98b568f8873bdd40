/** First step of `npm start`, `build`, `export` and `dev`: checks Node and the environment variables in a moment. */
import './check-node.mjs';
import { readConfig } from '../../server/config.ts';

try {
  readConfig(process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
