import { QueryClientProvider } from '@tanstack/react-query'
import type { Right } from '@zar/contract/office/rights/rights'
import type { ComponentType } from 'react'
import { Routes } from '../../../lib/router/router.tsx'
import { signInStaff } from '../../../testing/office.ts'
import { render } from '../../../testing/render.tsx'
import { queryClient } from '../api/query.ts'
import { ProveHost } from '../dialogs/prove-dialog.tsx'
import { ToastPlace } from '../toasts/toast-place.tsx'

/** Draws a screen of the office at an address, for somebody who is logged in and has these rights. */
export function renderScreen(
  Screen: ComponentType,
  path: string,
  route: string = path,
  rights: readonly Right[] = [],
) {
  queryClient.clear()
  signInStaff(rights)
  return render(
    <QueryClientProvider client={queryClient}>
      <Routes routes={[{ path: route }]}>{() => <Screen />}</Routes>
      <ProveHost />
      <ToastPlace />
    </QueryClientProvider>,
    path,
  )
}
