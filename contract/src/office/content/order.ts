/** The order of pieces by hand. */
import { z } from 'zod/mini'
import { operation } from '../operation.ts'
import { Piece } from './pieces.ts'

export const orderPieces = operation({
  method: 'POST',
  path: '/api/office/content-order',
  summary:
    'Orders the slides of a page, all promotions, or the pages of a menu; refused where it changed meanwhile',
  right: 'slot.order',
  writes: true,
  example: { kind: 'slide', place: 'home', seen: ['999999999'], order: ['999999999'] },
  input: z.strictObject({
    kind: z.enum(['slide', 'promotion', 'page']),
    /** Of slides their page; of pages `menu`, or their part of the footer. */
    place: z.nullable(z.string().check(z.maxLength(40))),
    seen: z.array(Piece).check(z.minLength(1), z.maxLength(500)),
    order: z.array(Piece).check(z.minLength(1), z.maxLength(500)),
  }),
  output: z.null(),
})
