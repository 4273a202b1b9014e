import 'react';

/** Attributes that React renders but that its types lack. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API */
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none';
  }
}
