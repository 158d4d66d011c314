import { expect, test } from 'vitest'
import { isSameSlide } from './same-slide.ts'

const slide = {
  url: '/casino/slot',
  target: '_self' as const,
  images: [{ url: '/a.svg' }, { url: '/b.svg' }],
  kicker: 'Kicker',
  title: 'Title',
  note: 'Note',
  action: 'Go',
}

test('slides are the same when every word, picture and way is', () => {
  expect(isSameSlide(slide, structuredClone(slide))).toBe(true)
  for (const change of [
    { url: '/spor' },
    { target: '_blank' as const },
    { kicker: '' },
    { title: 'Other' },
    { note: '' },
    { action: '' },
    { images: [{ url: '/a.svg' }] },
    { images: [{ url: '/a.svg' }, { url: '/c.svg' }] },
    { images: [...slide.images, { url: '/c.svg' }] },
  ]) {
    expect(isSameSlide(slide, { ...slide, ...change }), JSON.stringify(change)).toBe(false)
  }
})
