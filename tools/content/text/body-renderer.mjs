/**
 * Child process of render-bodies.ts: renders compiled texts with stand-ins for the site's components. A text sees the
 * language and nothing else: no files, no network, no process. JavaScript, so that it starts without a loader.
 */
import { createContext, runInContext } from 'node:vm';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fragment, jsx } from 'react/jsx-runtime';

const { components, fileName, timeout } = JSON.parse(process.argv[2]);

/** Like TextLink, it needs a string. */
const Link = ({ href = '', children }) => jsx('a', { href: href.replace('#', ''), children });

/** Shows its required attributes as text, as the site's components do, and what is inside. */
const standIn =
  (required) =>
  ({ children, ...attributes }) => {
    const shown = required.map((name) =>
      name === 'href' ? jsx(Link, attributes) : attributes[name],
    );
    return [...shown, children];
  };

const standIns = Object.fromEntries(
  Object.entries(components).map(([name, { required }]) => [name, standIn(required)]),
);

/** Renders a text. @returns the error, if any: its message, its stack, and the line of the element that failed */
async function render(code) {
  const context = createContext();
  /** Runs an action. The parent stops endless ones; this timeout is for the case that it is gone. */
  const run = (action) => {
    context.action = action;
    return runInContext('action()', context, { timeout });
  };
  /** Elements with their lines, inner ones first. */
  const elements = [];
  const jsxDEV = (type, props, key, _isStatic, source) => {
    const element = jsx(type, props, key);
    elements.push({ element, line: source?.lineNumber });
    return element;
  };
  const fails = ({ element }) => {
    try {
      run(() => renderToStaticMarkup(element));
      return false;
    } catch {
      return true;
    }
  };
  try {
    const load = runInContext(`(async function () {${code}\n})`, context, { filename: fileName });
    const { default: Body } = await run(() => load({ Fragment, jsxDEV }));
    run(() => renderToStaticMarkup(jsx(Body, { components: standIns })));
    return {};
  } catch (error) {
    return {
      message: String(error?.message ?? error),
      stack: String(error?.stack),
      line: elements.find(fails)?.line,
    };
  }
}

// A text can leave a rejected promise behind.
process.on('unhandledRejection', () => {});
process.on('message', async (code) => process.send(await render(code)));
process.send('ready');
