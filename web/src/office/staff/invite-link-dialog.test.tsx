import { expect, test, vi } from 'vitest'
import { findDialog } from '../../testing/find-dialog.ts'
import { render } from '../../testing/render.tsx'
import { InviteLinkDialog } from './invite-link-dialog.tsx'

test('the link is shown whole, and copied', async () => {
  const page = render(<InviteLinkDialog token="a-secret" name="Derya Ak" onClose={() => {}} />)
  await findDialog('Link of the invitation')
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const link = `${location.origin}/office/invite/a-secret`
  expect(page.getByText(link)).toBeDefined()
  await page.user.click(page.getByRole('button', { name: 'Copy link' }))
  expect(written).toHaveBeenCalledWith(link)
})
