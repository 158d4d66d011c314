import type { PageForm } from '../../kit/use-form.ts'
import type { Form, Label, Window } from '../frame.ts'
import { moved } from '../scenes/place.ts'

/** How wide a reel is that the drawings for a wide machine fill. */
const REEL = 160

const widthOf = ([, , w]: Window) => w / REEL
const wideWindow = (window: Window): Window => [0, 0, REEL, window[3] / widthOf(window)]

type Draw<Form, Rest extends unknown[]> = (form: Form, window: Window, ...rest: Rest) => string

/** In an upright machine what fills a reel is drawn as in a wide one, as small as the reel is. */
export const fitted =
  <Rest extends unknown[]>(draw: Draw<PageForm, Rest>): Draw<Form, Rest> =>
  (form, window, ...rest) =>
    form === 'upright'
      ? moved(window[0], window[1], widthOf(window), draw('wide', wideWindow(window), ...rest))
      : draw(form, window, ...rest)

/** A figure of such a drawing. */
export function fittedLabel(
  label: (form: PageForm, window: Window) => Label,
): (form: Form, window: Window) => Label {
  return (form, window) => {
    if (form !== 'upright') return label(form, window)
    const k = widthOf(window)
    const { x, y, size, ...rest } = label('wide', wideWindow(window))
    return { ...rest, x: window[0] + x * k, y: window[1] + y * k, size: size * k }
  }
}
