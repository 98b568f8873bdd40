/** The peer Embla, set up as its documentation does for an endless strip of centred cards. */
import EmblaCarousel from 'embla-carousel';
import { WheelGesturesPlugin } from 'embla-carousel-wheel-gestures';

EmblaCarousel(
  document.querySelector('[data-scroller]'),
  { loop: true, align: 'center' },
  // Its own way to let a vertical wheel move a horizontal strip.
  [WheelGesturesPlugin({ forceWheelAxis: 'y' })],
);
document.documentElement.dataset.ready = '';
