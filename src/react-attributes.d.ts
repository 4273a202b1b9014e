import 'react';

/** Attributes that React passes to the browser and that its types don't know yet. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API */
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
  interface DialogHTMLAttributes<T> {
    /** `any`: a click outside closes the dialog. */
    closedby?: 'any' | 'closerequest' | 'none';
  }
}
