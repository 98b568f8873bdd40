/** Swiper, set up as its documentation does for an endless strip of centered cards. */
import Swiper from 'swiper';
import { Keyboard, Mousewheel } from 'swiper/modules';
import 'swiper/css';

const swiper = new Swiper('.swiper', {
  modules: [Keyboard, Mousewheel],
  loop: true,
  slidesPerView: 'auto',
  centeredSlides: true,
  keyboard: true,
  mousewheel: true,
});
if (swiper.initialized) document.documentElement.dataset.ready = '';
