import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { TextField } from '../field/text-field.tsx'

const Search = chakra('search', { base: { flex: '1 1 16rem', maxW: '28rem' } })

/** The API's maximum length. */
const longestTerm = 100

export interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Called on Enter, to search at once. */
  onSubmit: () => void
  /** The input, for a screen that begins with a search. */
  ref?: Ref<HTMLInputElement>
}

/** The search field of a list. */
export function SearchField({ label, value, onChange, onSubmit, ref }: SearchFieldProps) {
  return (
    <Search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <TextField
          ref={ref}
          type="search"
          label={label}
          value={value}
          maxLength={longestTerm}
          enterKeyHint="search"
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      </form>
    </Search>
  )
}
