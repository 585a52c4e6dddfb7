import { chakra } from '@chakra-ui/react'
import { TextField } from '../field/text-field.tsx'

const Search = chakra('search', { base: { flex: '1 1 16rem', maxW: '28rem' } })

/** What the API takes at most. */
const longestTerm = 100

export interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Enter: what is typed is looked for at once. */
  onSubmit: () => void
}

/** Words to look for in a list. */
export function SearchField({ label, value, onChange, onSubmit }: SearchFieldProps) {
  return (
    <Search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <TextField
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
