import { pt } from '../authoring/topics.ts'
import type { AuthoredArticle } from './article.ts'

export const numbers: AuthoredArticle = {
  title: 'Fifteen or fifty?',
  summary: 'Why people bring you fifty onions, and how to say the number that you mean.',
  picture: 'apples',
  tags: ['pronunciation', 'kitchen'],
  author: 'teacher@thehouse.test',
  daysAgo: 113,
  text: `
<p>At soup night somebody asked for fifteen onions. We had a very long evening.</p>
<p>The two words differ less in their ending than in their weight. <strong>Fifteen</strong> leans on its end: fif<strong>TEEN</strong>,
long, with a smile. <strong>Fifty</strong> leans on its beginning: <strong>FIF</strong>ty, short, and gone.</p>
<table>
<thead><tr><th scope="col">Lean on the end</th><th scope="col">Lean on the beginning</th></tr></thead>
<tbody>
<tr><td>thirTEEN</td><td>THIRty</td></tr>
<tr><td>fourTEEN</td><td>FORty, without a u</td></tr>
<tr><td>eighTEEN</td><td>EIGHty</td></tr>
</tbody>
</table>
<p>Still not sure that you were understood? Say the digits too: <strong>fifteen, one five</strong>. Telephone operators do it,
and so does the baker (${pt('um cinco')}).</p>`,
}
