import { bannerUrl } from '../pictures.ts'
import type { DemoSlide } from './demo-slide.ts'
import { HOME_SLIDES } from './slides-home.ts'
import { SECTION_SLIDES } from './slides-sections.ts'

const HERO = ['/art/hero-1-s.svg', '/art/hero-1-m.svg', '/art/hero-1.svg']

export const imagesOf = ({ picture }: DemoSlide): string[] =>
  picture === 'hero'
    ? HERO
    : [bannerUrl(picture, 's'), bannerUrl(picture, 'm'), bannerUrl(picture, 'l')]

export const SLIDES: readonly DemoSlide[] = [...HOME_SLIDES, ...SECTION_SLIDES]
