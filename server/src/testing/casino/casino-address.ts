/** Where the casino is now. While it is nowhere, those who ask wait until it is back. */
export function openCasinoAddress() {
  let opened: (address: string) => void = () => {}
  let where = new Promise<string>((resolve) => {
    opened = resolve
  })
  return {
    address: () => where,
    open: (address: string) => opened(address),
    shut() {
      where = new Promise<string>((resolve) => {
        opened = resolve
      })
    },
  }
}

export type CasinoAddress = ReturnType<typeof openCasinoAddress>
