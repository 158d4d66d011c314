import { disk, layers, line, path } from '@zar/art/slots/drawing/marks'

/** The awl that draws a cluster out; its tip is at 0 0. */
export const awl = (): string =>
  layers(
    line('M6 4L70 -56', '#04100f', 6, 'stroke-opacity=".4" stroke-linecap="round"'),
    line('M0 0L66 -62', '#C9D6EE', 4, 'stroke-linecap="round"'),
    line('M2 -3L64 -61', '#FFFFFF', 1.2, 'stroke-linecap="round"'),
    path(
      'M60 -50L72 -74L128 -126L140 -114L84 -60Z',
      '#8A5A30',
      'stroke="#2A170A" stroke-width="3"',
    ),
    disk(66, -62, 8, '#E8BE62', 'stroke="#2A170A" stroke-width="2.5"'),
  )
