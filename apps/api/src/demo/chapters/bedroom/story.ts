import { content, pt } from '../../authoring/topics.ts'

export const story = content({
  name: 'What are you wearing?',
  icon: 'story',
  subject: 'What are you wearing?',
  medium: { image: 'scene-bedroom' },
  text: `
<p>Open the wardrobe. Everything in it moves: a shirt <strong>is waving</strong>, two socks <strong>are kissing</strong>, and a belt <strong>is dancing</strong>.
They are doing it <em>now</em>, while you look. That is what the <strong>-ing</strong> is for. (${pt('-ando, -endo, -indo')})</p>
<h3>Two parts, like pajamas</h3>
<p>The top is a form of <strong>be</strong>, and the bottom is the verb with <strong>-ing</strong>. One without the other looks strange.</p>
<table>
<thead><tr><th scope="col">Who</th><th scope="col">Top</th><th scope="col">Bottom</th></tr></thead>
<tbody>
<tr><td>I</td><td>am</td><td>wear<strong>ing</strong> a dress.</td></tr>
<tr><td>He, she, it</td><td>is</td><td>sleep<strong>ing</strong>.</td></tr>
<tr><td>We, you, they</td><td>are</td><td>mak<strong>ing</strong> the bed.</td></tr>
</tbody>
</table>
<h3>Three ways to sew on -ing</h3>
<ul>
<li>Just add it: sleep, <strong>sleeping</strong>.</li>
<li>Cut the silent e: make, <strong>making</strong>.</li>
<li>Double the last letter of short words: sit, <strong>sitting</strong>.</li>
</ul>
<h3>Now or always?</h3>
<p>On the stairs you learned <em>I usually wear jeans</em>. In the bedroom you look in the mirror: <em>Today I <strong>am wearing</strong> a dress.</em></p>`,
})
