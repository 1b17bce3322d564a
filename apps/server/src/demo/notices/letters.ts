/** Texts of the demonstration's longer announcements, below their first paragraph. */

export const displayPlan = `
<p><img src="/demo/display-plan.svg" alt="橱窗与中岛陈列示意图" width="560" height="210" /></p>
<h3>换场顺序</h3>
<ol>
  <li>橱窗：撤下冬一波三套模特，换上主推羽绒与针织</li>
  <li>中岛：主推款居中，搭配配饰，<strong>不超过十二件</strong></li>
  <li>侧挂：由深到浅，尺码由小到大</li>
</ol>
<p>换场后请在当日拍摄橱窗、中岛各一张，由督导复核。</p>`;

export const stockPlan = `
<table>
  <thead><tr><th>门店等级</th><th>备货倍数</th><th>支援人数</th><th>到岗</th></tr></thead>
  <tbody>
    <tr><td>A 类</td><td>1.3</td><td>4</td><td>提前三天</td></tr>
    <tr><td>B 类</td><td>1.2</td><td>2</td><td>提前两天</td></tr>
    <tr><td>C 类</td><td>1.1</td><td>—</td><td>—</td></tr>
  </tbody>
</table>
<p>大促当天各店早会提前至 9:00，收银增开一台。</p>`;

export const fireCheck = `
<ul>
  <li>灭火器：压力在绿区，铅封完好，在有效期内</li>
  <li>应急灯：断电后亮足 <strong>三十分钟</strong></li>
  <li>疏散通道：不堆货，门不上锁</li>
</ul>
<blockquote>发现隐患请当日上报，不得自行拆改线路。</blockquote>`;
