import { screen } from '@testing-library/react'
import { bootstrap } from '@zar/contract/content'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { server } from '../../testing/server.ts'
import { EvidenceRoot } from './evidence-root.tsx'

const site = (siteOption: { key: string; status: boolean; value: string }[]) =>
  server.on(bootstrap, {
    casinoCategoryList: [],
    hiddenSections: [],
    language: [],
    siteOption,
    iconList: [],
    popup: null,
    domainStatus: { current: '', next: '' },
    trialBonusAmount: 0,
  })

test('the root is named in groups of four, with the way to the page that verifies', async () => {
  site([{ key: 'evidenceRoot', status: true, value: 'b9e86ee573329129' }])
  render(<EvidenceRoot />)
  expect(await screen.findByText('b9e8 6ee5 7332 9129')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/kanit')
})

test('where no list of keys is published nothing is said', () => {
  site([])
  const { container } = render(<EvidenceRoot />)
  expect(container.textContent).toBe('')
})
