import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Link, NavLink, Routes, useLocation, useSearchParams } from './router.tsx'

const Here = () => <output>{useLocation().pathname}</output>

function PageNumber() {
  const [params, setParams] = useSearchParams()
  return (
    <button type="button" onClick={() => setParams({ page: '2' })}>
      {params.get('page') ?? 'none'}
    </button>
  )
}

test('a link changes the page without a load, and keeps no second step to where we are', async () => {
  const { user } = render(
    <>
      <Link to="/promotions">Promotions</Link>
      <Here />
    </>,
  )
  const steps = history.length
  await user.click(screen.getByRole('link'))
  expect((await screen.findByText('/promotions')).tagName).toBe('OUTPUT')
  await user.click(screen.getByRole('link'))
  expect(history.length).toBe(steps + 1)
})

test('a navigation link says that it leads to the page we are on, or to one above it', () => {
  render(
    <>
      <NavLink to="/dashboard">Profile</NavLink>
      <NavLink to="/dashboard" end>
        Exactly
      </NavLink>
    </>,
    '/dashboard/account',
  )
  expect(screen.getByText('Profile').getAttribute('aria-current')).toBe('page')
  expect(screen.getByText('Exactly').getAttribute('aria-current')).toBeNull()
})

test('the first route that fits is drawn, and the query is changed in place', async () => {
  const { user } = render(
    <Routes routes={[{ path: '/a' }, { path: '*' }]}>
      {({ path }) => (path === '/a' ? <PageNumber /> : null)}
    </Routes>,
    '/a',
  )
  await user.click(screen.getByRole('button', { name: 'none' }))
  expect(await screen.findByRole('button', { name: '2' })).toBeTruthy()
})
