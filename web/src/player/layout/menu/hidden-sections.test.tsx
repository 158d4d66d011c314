import { waitFor, within } from '@testing-library/react'
import { bootstrap, categoryList, translationList } from '@zar/contract/content'
import { expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { SITE, server } from '../../../testing/server.ts'
import { FooterColumns } from '../footer/footer-columns.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { MainMenu } from './main-menu.tsx'
import { SectionTiles } from './section-tiles.tsx'

const Menus = () => (
  <>
    <MainMenu search={null} purse={null} onAviator={() => {}} />
    <SectionTiles className="tiles" onSelect={() => {}} />
    <BottomBar />
    <FooterColumns />
  </>
)
const linksTo = (root: HTMLElement, path: string) =>
  within(root)
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.split('?')[0] === path)

test('a page of games that the house closed or hides is in no menu, and the others are', async () => {
  server.on(bootstrap, { ...SITE, hiddenSections: ['live', 'games'] })
  server.on(categoryList, [])
  server.on(translationList, [])
  const { container } = render(<Menus />)
  await waitFor(() => expect(linksTo(container, '/casino/live')).toEqual([]))
  expect(linksTo(container, '/casino/games')).toEqual([])
  expect(linksTo(container, '/casino/slot')).toHaveLength(4)
  expect(linksTo(container, '/casino/bingo')).toHaveLength(3)
})
