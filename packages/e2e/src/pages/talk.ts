import { Screen } from './screen.js';

export class TalkPage extends Screen {
  async say(text: string, recipient = ''): Promise<void> {
    await this.press('talk-chat');
    await this.part('chat-to').selectOption(recipient);
    await this.part('chat-text').fill(text);
    await this.press('chat-send');
    await this.heard(text);
  }

  async heard(text: string): Promise<void> {
    await this.press('talk-chat');
    await this.part('chat-line').filter({ hasText: text }).first().waitFor();
  }

  async promise(text: string, recipient = ''): Promise<void> {
    await this.press('talk-promises');
    await this.part('promise-to').selectOption(recipient);
    await this.part('promise-text').fill(text);
    await this.press('promise-make');
  }
}
