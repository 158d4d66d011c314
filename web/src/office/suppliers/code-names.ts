import { texts } from '../../lib/language/translate.ts'

/** Why a difference stands that nobody has explained by its clock. */
export const codeName = texts({
  tr: {
    other_day: 'Başka günün listesinde',
    incomplete_list: 'Listeleri eksik',
    not_listed: 'Bu tür işlem listelenmez',
    supplier_corrects: 'Tedarikçi düzeltiyor',
    claimed: 'Tedarikçiden istendi',
    test_play: 'Deneme oyunu',
  },
  en: {
    other_day: 'In another day’s list',
    incomplete_list: 'Their list is incomplete',
    not_listed: 'This kind is not listed',
    supplier_corrects: 'The supplier corrects it',
    claimed: 'Claimed from the supplier',
    test_play: 'Play for a test',
  },
})
