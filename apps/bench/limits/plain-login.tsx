import { useState } from 'react'

const words = {
  en: { title: 'Welcome back', email: 'E-mail', password: 'Password', show: 'Show', submit: 'Sign in' },
  pt: { title: 'Que bom ver você', email: 'E-mail', password: 'Senha', show: 'Mostrar', submit: 'Entrar' },
}
type Language = keyof typeof words

/** The login's form with nothing but React: two fields, a button, the choices of language and color mode. */
export function PlainLogin() {
  const [language, setLanguage] = useState<Language>('en')
  const [shown, setShown] = useState(false)
  const [dark, setDark] = useState(false)
  const t = words[language]
  return (
    <main className={dark ? 'dark' : undefined}>
      <h1>{t.title}</h1>
      <form onSubmit={(event) => event.preventDefault()}>
        <label>
          {t.email}
          <input type="email" name="email" autoComplete="username" />
        </label>
        <label>
          {t.password}
          <input type={shown ? 'text' : 'password'} name="password" autoComplete="current-password" />
        </label>
        <label>
          <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} /> {t.show}
        </label>
        <button type="submit">{t.submit}</button>
      </form>
      <footer>
        <select
          aria-label="Language"
          value={language}
          onChange={({ target }) => setLanguage(target.value === 'pt' ? 'pt' : 'en')}
        >
          <option value="en">English</option>
          <option value="pt">Português</option>
        </select>
        <button type="button" aria-pressed={dark} onClick={() => setDark(!dark)}>
          ☾
        </button>
      </footer>
    </main>
  )
}
