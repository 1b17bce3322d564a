import Vue from 'vue';
import VueRouter from 'vue-router';
import './style.css';

Vue.use(VueRouter);

// What a style loader does when the script runs.
const style = document.createElement('style');
style.dataset.legacy = 'style';
style.textContent = '.legacy-box { outline: 1px solid }';
document.head.appendChild(style);

const counts = { ticks: 0, resizes: 0, mounts: 0, unmounts: 0 };
window.legacyCounts = counts;

const Page = {
  data: () => ({ note: '' }),
  render(h) {
    const { path } = this.$route;
    return h('section', { class: 'legacy-box' }, [
      h('h1', `旧系统 ${path}`),
      h('input', {
        attrs: { 'aria-label': '旧系统备注' },
        domProps: { value: this.$root.note },
        on: {
          input: (event) => {
            this.$root.note = event.target.value;
          },
        },
      }),
      h('button', { on: { click: () => this.$router.push('/sampleAlbum/season') } }, '去图册'),
      h(
        'button',
        { on: { click: () => this.$router.push('/sampleAlbum/season/9?from=list') } },
        '看内页',
      ),
      h('button', { on: { click: () => this.$router.push(`${path}/deeper`) } }, '再往里'),
    ]);
  },
};

let app;

export async function bootstrap() {
  counts.bootstrapped = true;
}

export async function mount({ container }) {
  counts.mounts += 1;
  const router = new VueRouter({
    mode: 'history',
    // As of an app that was built for an address of its own.
    base: window.legacyBase ?? '/cms',
    routes: [{ path: '*', component: Page }],
  });
  app = new Vue({ router, data: { note: '' }, render: (h) => h('router-view') });
  const place = document.createElement('div');
  (container.querySelector('#app') ?? container).appendChild(place);
  app.$mount(place);
  // None of these is ever taken back.
  setInterval(() => {
    counts.ticks += 1;
  }, 50);
  window.addEventListener('resize', () => {
    counts.resizes += 1;
  });
  const popup = document.createElement('div');
  popup.dataset.legacy = 'popup';
  popup.textContent = '旧系统浮层';
  document.body.appendChild(popup);
}

export async function unmount() {
  counts.unmounts += 1;
  app.$destroy();
  app.$el.remove();
}

export async function update() {}
