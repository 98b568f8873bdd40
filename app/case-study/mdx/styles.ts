/**
 * Styles of the components in bodies. Every page loads them, so that no stylesheet arrives later, with a body. A text
 * imports the styles of what only some texts have (packages/content/src/text/text-styles.ts).
 */
import '#app/ui/video.css.ts';
import '#app/demo-frame/demo.css.ts';
import '#app/demo-frame/demo-heights.css';
import './components.css.ts';
