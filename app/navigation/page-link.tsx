import { Link, type LinkProps, useLocation } from '@remix-run/react';
import { type LinkState, stepsFromCarousel } from './steps-from-carousel.ts';

/**
 * A link from one page to another, or to a heading.
 * @param props.to path and fragment, `/slug`, `/slug#heading` or `#heading`
 */
export function PageLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: string }) {
  const { pathname, hash, state } = useLocation();
  const target = to.startsWith('#') ? pathname + to : to;
  // Following a link to the current URL replaces the history entry, as browsers do.
  const replace = target === pathname + hash;
  const steps = stepsFromCarousel(state);
  const nextState: LinkState =
    steps === undefined ? undefined : { stepsFromCarousel: steps + (replace ? 0 : 1) };
  return (
    <Link
      {...props}
      to={target}
      replace={replace}
      state={nextState}
      preventScrollReset
      viewTransition={target.replace(/#.*/, '') !== pathname}
    />
  );
}
