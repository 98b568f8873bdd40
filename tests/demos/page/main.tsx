/**
 * The bare page of the demo tests: `/paper-boats` shows the demo in demos/paper-boats, `/paper-boats+paper-planes` two demos,
 * `/kit` the parts of app/demo-kit.
 */
import { Fragment, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ContentContext } from '#app/ui/content-context.ts';
import { MotionSwitch } from '#app/ui/motion-switch.tsx';
import type { Picture } from 'portfolio-content/schema';
import { Demo } from '#app/demo-frame/demo.tsx';
import * as overlay from '#app/case-study/overlay.css.ts';
import '#app/styles/global.css.ts';
import 'virtual:fonts';
import { Kit } from './kit.tsx';
import * as styles from './page.css.ts';

const names = window.location.pathname.slice(1).split('+');

/** A placeholder: the tests must not depend on the owner's pictures. */
const SHEET =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"><path d="M1 1h6v3H1z"/></svg>';
const still: Picture = {
  sources: {},
  img: { src: `data:image/svg+xml,${encodeURIComponent(SHEET)}`, w: 800, h: 500 },
};

const content = {
  lang: 'en',
  entries: [],
  hiddenLinks: [],
  owner: { jobTitle: 'Engineer' },
  profiles: [],
  intro: '',
  skills: [],
};

/** Taller than the viewport, so that the page scrolls in both directions. */
const Filler = () => <p className={styles.filler}>Text beside the demo.</p>;

// A font that is late is left out. Fallbacks may be missing.
await Promise.allSettled([...document.fonts].map((face) => face.load()));
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <ContentContext.Provider value={content}>
      <main className={`${overlay.root} ${styles.hues}`}>
        <div className={overlay.column}>
          <MotionSwitch />
          <article className={overlay.body}>
            <Filler />
            {names.map((name) => (
              <Fragment key={name}>
                {name === 'kit' ? (
                  <Kit />
                ) : (
                  <Demo name={name} title={name} still={still} alt="A plain sheet" />
                )}
                <Filler />
              </Fragment>
            ))}
          </article>
        </div>
      </main>
    </ContentContext.Provider>
  </StrictMode>,
);
document.documentElement.dataset.ready = '';
