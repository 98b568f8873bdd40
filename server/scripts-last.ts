/**
 * Lets a page's scripts begin once its first view is there: a page is whole without them, and on a slow
 * connection they would take from its pictures. They begin sooner when the visitor does something.
 */

/**
 * After `load`, ms: by then the largest picture is painted on slow machines too. Less than the half second of
 * quiet after which tools take a page to be done.
 */
const REST = 350;
/** How the framework writes the script that starts all others. */
const FIRST_SCRIPT = '<script type="module" async="">';

/** If a picture never arrives, ms. */
const PATIENCE = 4000;

/**
 * Runs in the browser, at the end of the page; sent without its line breaks. `data-begun` tells style
 * sheets that it is time for what the first view does without.
 */
const BEGIN = `{
  let d;
  const b=()=>{
    if(d)return;
    d=1;
    document.documentElement.dataset.begun="";
    document.querySelectorAll("link[rel=later]").forEach(l=>l.rel="modulepreload");
    document.body.append(Object.assign(document.createElement("script"),{
      type:"module",
      text:document.querySelector("script[type=later]").text
    }))
  };
  for(const t of["pointerdown","touchstart","wheel","keydown"])addEventListener(t,b,{passive:!0,once:!0});
  onload=()=>setTimeout(b,${REST});
  setTimeout(b,${PATIENCE})
}`.replaceAll(/\n */g, '');

/**
 * The page with its scripts at rest until then. React looks for the elements that it has rendered: they
 * keep their places and change attributes only; what is new stands at the end of the body, where it does
 * not look.
 */
export function scriptsLast(html: string): string {
  if (!html.includes(FIRST_SCRIPT)) return html;
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(FIRST_SCRIPT, '<script type="later">')
    .replace('</body>', `<script>${BEGIN}</script></body>`);
}
