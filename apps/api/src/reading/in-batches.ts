/** How much of a file one step writes: few and short enough rows that no other request waits for long. */
export interface BatchSize {
  rows: number
  characters: number
}

/**
 * Divides rows into batches, each as JSON: a text crosses from a thread to the main one in no time, and is read there
 * a batch at a time.
 */
export function inBatches(rows: readonly unknown[], most: BatchSize): string[] {
  const batches: string[] = []
  let open: string[] = []
  let length = 0
  const close = () => {
    if (open.length > 0) batches.push(`[${open.join(',')}]`)
    open = []
    length = 0
  }
  for (const row of rows) {
    const text = JSON.stringify(row)
    if (open.length >= most.rows || length + text.length > most.characters) close()
    open.push(text)
    length += text.length
  }
  close()
  return batches
}
