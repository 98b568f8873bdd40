/** The peer Embla, set up as its documentation does for an endless strip of centered cards. */
import EmblaCarousel from 'embla-carousel';
import { WheelGesturesPlugin } from 'embla-carousel-wheel-gestures';

EmblaCarousel(
  document.querySelector('[data-scroller]'),
  { loop: true, align: 'center' },
  // Embla's plugin for moving a horizontal strip by a vertical wheel.
  [WheelGesturesPlugin({ forceWheelAxis: 'y' })],
);
document.documentElement.dataset.ready = '';
