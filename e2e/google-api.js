// Stands in for https://apis.google.com/js/api.js, which the tests don't reach for: as much of it as
// the Auth SDK and the Auth emulator's frame use to talk to each other across origins.
(() => {
  const { searchParams } = new URL(document.currentScript.src);

  /** A channel to the same script in another window. Calls wait until that one takes them. */
  function connect(other) {
    const handlers = new Map();
    const untaken = [];
    const callbacks = [];
    const { promise: greeted, resolve: greet } = Promise.withResolvers();
    const post = (message) => other.postMessage({ standIn: true, ...message }, '*');

    async function take(call) {
      const handler = handlers.get(call.name);
      if (handler) post({ id: call.id, answer: await handler(call.data) });
      else untaken.push(call);
    }

    window.addEventListener('message', ({ source, data }) => {
      if (source !== other || !data?.standIn) return;
      greet();
      if (data.greets) post({});
      if (data.name) void take(data);
      if ('answer' in data) {
        try {
          callbacks[data.id]?.([data.answer]);
        } catch {
          // As in the original: what a callback throws is its own affair. The SDK's do.
        }
      }
    });

    return {
      greet: () => post({ greets: true }),
      register(name, handler) {
        handlers.set(name, handler);
        for (const call of untaken.splice(0)) void take(call);
      },
      send(name, data, callback) {
        const id = callbacks.push(callback) - 1;
        void greeted.then(() => post({ id, name, data }));
      },
      ping: (callback) => greeted.then(() => callback([{}])),
      restyle: () => Promise.resolve(),
    };
  }

  const context = {
    open({ url, where }, whenOpen) {
      const frame = document.createElement('iframe');
      frame.src = url;
      frame.hidden = true;
      where.append(frame);
      return Promise.resolve(whenOpen(connect(frame.contentWindow)));
    },
    getParentIframe() {
      const parent = connect(window.parent);
      parent.greet();
      return parent;
    },
  };

  window.gapi = {
    load: (name, { callback }) => callback(),
    iframes: { Iframe: connect, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };
  (window[searchParams.get('onload')] ?? window.gapi_onload)();
})();
