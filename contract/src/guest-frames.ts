/** Where the scripts of others run, each in a document without an origin. */
export const GUEST_FRAMES = {
  tags: '/guest-frame/tags',
  chat: '/guest-frame/chat',
  chatBackup: '/guest-frame/chat-backup',
} as const

export type GuestFrame = (typeof GUEST_FRAMES)[keyof typeof GUEST_FRAMES]
