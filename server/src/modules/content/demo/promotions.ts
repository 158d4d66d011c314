import type { DemoPromotion } from './demo-promotion.ts'
import { CASHBACK_PROMOTIONS } from './promotions-cashback.ts'
import { PRODUCT_PROMOTIONS } from './promotions-product.ts'
import { WELCOME_PROMOTIONS } from './promotions-welcome.ts'

/** In the order of the page. */
export const PROMOTIONS: readonly DemoPromotion[] = [
  ...WELCOME_PROMOTIONS,
  ...CASHBACK_PROMOTIONS,
  ...PRODUCT_PROMOTIONS,
]
