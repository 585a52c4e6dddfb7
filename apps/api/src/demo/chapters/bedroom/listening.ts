import { content } from '../../authoring/topics.ts'

export const listening = content({
  name: 'It is very quiet up there',
  icon: 'listening',
  subject: 'It is very quiet up there',
  medium: { audio: 'bedroom-dialogue' },
  text: `
<p>Mrs. Reed stands at the bottom of the stairs and calls. Ana is in her room. What is she doing there so quietly?</p>
<h3>Listen in three rounds</h3>
<ol>
<li>Only the people: who speaks, and who is sleeping?</li>
<li>Only the verbs: write down every word that ends in <strong>-ing</strong>. There are more than four.</li>
<li>Only the music: say each line at the same time as the voice.</li>
</ol>
<h3>Keep it in the house</h3>
<p>Put the sweater on the cat in your own bedroom. It is <strong>blue</strong>, it is much too big, and the cat <strong>is snoring</strong> in English.</p>`,
})
