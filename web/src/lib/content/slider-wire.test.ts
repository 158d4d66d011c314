import { SliderItem, sliderList } from '@zar/contract/content'
import { expect, test } from 'vitest'
import { SLIDER_LIST, slidesOf } from './slider-wire.ts'

const SLIDE: SliderItem = {
  url: '/promotions',
  target: '_self',
  images: [{ url: '/art/a.svg' }, { url: '/art/b.svg' }, { url: '/art/c.svg' }],
  kicker: 'k',
  title: 't',
  note: 'n',
  action: 'a',
}

test('the slides are asked for where the contract says', () => {
  const { method, path, isPublicRead } = sliderList
  expect(SLIDER_LIST).toEqual({ method, path, isPublicRead })
})

test('what the contract accepts is a slide (§3 Slider item)', () => {
  expect(SliderItem.safeParse(SLIDE).success).toBe(true)
  expect(slidesOf([SLIDE])).toEqual([SLIDE])
})

test.each([null, {}, 'slides'])('%j is no list of slides', (data) => {
  expect(() => slidesOf(data)).toThrow()
})

test('U18, §3 Slider item: url, target and images are a slide, its words may be missing', () => {
  const { url, target, images } = SLIDE
  expect(slidesOf([{ url, target, images }])).toEqual([
    { url, target, images, kicker: '', title: '', note: '', action: '' },
  ])
  expect(slidesOf([{ url, images, title: 't' }])).toMatchObject([{ target: '_self', title: 't' }])
})

test.each([null, 'slide', { ...SLIDE, url: 1 }, { ...SLIDE, images: [{}] }, { url: '/a' }])(
  'U18: %j is left out, and the slides beside it stay',
  (broken) => {
    expect(slidesOf([SLIDE, broken, SLIDE])).toEqual([SLIDE, SLIDE])
  },
)

test.each(['javascript:alert(1)', '//elsewhere.example', 'http://plain.example', '/\\elsewhere'])(
  'a slide that leads to %s is left out',
  (url) => {
    expect(slidesOf([SLIDE, { ...SLIDE, url }])).toEqual([SLIDE])
  },
)
