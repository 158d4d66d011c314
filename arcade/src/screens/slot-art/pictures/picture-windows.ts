import type { PageForm } from '../../kit/use-form.ts'
import type { Window } from '../frame.ts'
import { LEFT_PAGE } from '../frames/book.ts'

/** How high the picture is on the left page; the panels stand below it. */
export const PICTURE_HIGH = 388

/** Where a book's picture is: on the left page, or at the left of the strip. */
export const PICTURE_WINDOWS: Record<PageForm, Window> = {
  wide: [LEFT_PAGE.wide[0], LEFT_PAGE.wide[1], LEFT_PAGE.wide[2], PICTURE_HIGH],
  tall: [LEFT_PAGE.tall[0], LEFT_PAGE.tall[1], 130, LEFT_PAGE.tall[3]],
}
