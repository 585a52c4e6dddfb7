import { vi } from 'vitest'

/** A fake XMLHttpRequest that sends over the `fetch` of a test. */
class FakeUpload extends EventTarget {
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

/** Installs it, so that uploads reach the fake API. */
export const uploadByFetch = (): void => {
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
}
