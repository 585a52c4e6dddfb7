import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { openPart } from '../../../testing/open-page.tsx'
import { RecordConflict } from './record-conflict.tsx'

interface Row {
  name: string
}

const saved: PromiseWithResolvers<Row>[] = []
function read(): Promise<Row> {
  const next = Promise.withResolvers<Row>()
  saved.push(next)
  return next.promise
}
const onTheirs = vi.fn<(theirs: Row) => void>()

/** A form whose save is refused at each press. */
function Form() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Save
      </button>
      <RecordConflict
        record="rows/1"
        differencesFrom={({ name }) => [{ name: 'name', label: 'Name', now: name, yours: 'Mine' }]}
        cancel={() => setOpen(false)}
        onMine={() => undefined}
        {...{ open, read, onTheirs }}
      />
    </>
  )
}

it('of a second conflict nothing is offered before the row of then is there', async () => {
  await openPart(<Form />, 'admin')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  saved[0]?.resolve({ name: 'Theirs' })
  expect(await screen.findByText('Theirs')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveLength(2))
  const dialog = within(screen.getByRole('alertdialog'))
  const take = dialog.getByRole<HTMLButtonElement>('button', { name: 'Take theirs' })
  expect(dialog.queryByText('Theirs')).toBeNull()
  expect(take.disabled).toBe(true)
  saved[1]?.resolve({ name: 'Later' })
  expect(await dialog.findByText('Later')).toBeDefined()
  await userEvent.click(take)
  expect(onTheirs).toHaveBeenCalledWith({ name: 'Later' })
})
