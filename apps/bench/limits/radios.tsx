import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import picture from './picture.svg'

const answers = ['The cat sits on the roof.', 'The cat is sitting on the roof.', 'The cat sat.', 'The cat has sat.']

/** An exercise with nothing but React: a question, a picture, four radio buttons, Verify. */
function Radios() {
  const [chosen, setChosen] = useState<string>()
  const [verified, setVerified] = useState(false)
  return (
    <main>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setVerified(true)
        }}
      >
        <fieldset>
          <legend>What does the picture show?</legend>
          <img src={picture} alt="A cat on a roof" width="300" height="180" />
          {answers.map((answer) => (
            <label key={answer} className={answer === chosen ? 'chosen' : undefined}>
              <input type="radio" name="answer" checked={answer === chosen} onChange={() => setChosen(answer)} />
              {answer}
            </label>
          ))}
        </fieldset>
        <button disabled={!chosen}>Verify</button>
        <output>{verified && (chosen === answers[1] ? 'Right' : 'Not yet')}</output>
      </form>
    </main>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Radios />)
