import { QueryClientProvider } from '@tanstack/react-query'
import { render as renderDom, renderHook as renderHookDom } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { queryClient } from '../lib/api/query.ts'
import { Router } from '../lib/router/router.tsx'
import { Toasts } from '../ui/feedback/toast.tsx'

const Page = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <Router>{children}</Router>
    <Toasts />
  </QueryClientProvider>
)

/** Draws a component as the page would, at an address, with the user that presses and types. */
export function render(ui: ReactNode, path = '/') {
  history.replaceState(null, '', path)
  return { user: userEvent.setup({ delay: null }), ...renderDom(ui, { wrapper: Page }) }
}

/** Runs a hook as a component of the page would. */
export function renderHook<Result>(hook: () => Result, path = '/') {
  history.replaceState(null, '', path)
  return renderHookDom(hook, { wrapper: Page })
}
