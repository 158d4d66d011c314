import { texts } from '../../lib/language/translate.ts'

/** Of what the first look at the home page needs. The rest has texts of its own. */
export const t = texts({
  tr: {
    carousel: 'dönen tanıtım',
    featured: 'Öne çıkanlar',
    slide: '{number}. tanıtım',
    pause: 'Dönmeyi durdur',
    resume: 'Dönmeyi sürdür',
  },
  en: {
    carousel: 'carousel',
    featured: 'Featured',
    slide: 'Slide {number}',
    pause: 'Pause the slides',
    resume: 'Resume the slides',
  },
})
