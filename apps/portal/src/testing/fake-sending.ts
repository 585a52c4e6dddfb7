import { vi } from 'vitest'

/** What sends a file, over the `fetch` that a test has put in its place. */
class FakeSending extends EventTarget {
  readonly upload = new EventTarget()
  withCredentials = false
  status = 0
  responseText = ''
  #method = ''
  #address = ''
  readonly #headers = new Headers()

  open(method: string, address: string): void {
    this.#method = method
    this.#address = address
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  send(body: FormData): void {
    void fetch(this.#address, { method: this.#method, headers: this.#headers, body }).then(async (answer) => {
      this.status = answer.status
      this.responseText = await answer.text()
      return this.dispatchEvent(new Event('load'))
    })
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }
}

/** Lets files reach the school of a test. */
export const sendByFetch = (): void => {
  vi.stubGlobal('XMLHttpRequest', FakeSending)
}
