/** How long others see who pressed Reply on an inquiry, in milliseconds. */
export const REPLY_PRESS_MS = 3_600_000;
