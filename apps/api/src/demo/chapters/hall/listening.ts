import { content } from '../../authoring/topics.ts'

export const listening = content({
  name: 'The keys of the house',
  icon: 'listening',
  subject: 'The keys of the house',
  medium: { audio: 'hall-dialogue' },
  text: `
<p>Mrs. Reed gives Ana the keys. Listen for the owners: who has the umbrella, and who has the coat?</p>
<h3>Numbers on the phone</h3>
<p>We say a phone number one digit at a time, in small groups, and the voice goes down only at the end.
For 0 you will hear <strong>zero</strong> or <strong>oh</strong>.</p>
<table>
<thead><tr><th scope="col">You see</th><th scope="col">You say</th></tr></thead>
<tbody>
<tr><td>555</td><td>five five five, or triple five</td></tr>
<tr><td>0147</td><td>zero one four seven, or oh one four seven</td></tr>
</tbody>
</table>
<h3>Your turn</h3>
<p>Say your own number in English, slowly enough for Ana to write it down. Then write it on the mirror in your house,
with lipstick: each digit as tall as you are.</p>`,
})
